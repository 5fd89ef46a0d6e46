// The functions that Boost calls instead of throwing, if the library is built without exceptions.
#include <boost/config.hpp>

#ifdef BOOST_NO_EXCEPTIONS

#include <boost/throw_exception.hpp>

#include "summand/base/check.hpp"

namespace boost {

// Boost calls these only for errors that this layer has excluded before.
void throw_exception(const std::exception&) {
  summand::check_failed("no error inside Boost", __FILE__, __LINE__);
}

void throw_exception(const std::exception&, const boost::source_location&) {
  summand::check_failed("no error inside Boost", __FILE__, __LINE__);
}

}  // namespace boost

#endif
