"""A sweep on a cluster of dask.distributed, whose workers die."""

import os
import signal

import pytest
import summand as cgt
from sweep_work import slow_square, square

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")


@pytest.fixture(params=[0, 3], ids=["Dask gives up at once", "Dask tries again"])
def client(request, tmp_path):
    options = {
        "distributed.scheduler.allowed-failures": request.param,
        "distributed.scheduler.worker-saturation": 1.0,
        "temporary-directory": str(tmp_path),
    }
    with (
        dask.config.set(options),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=60
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def test_a_worker_that_is_killed_loses_nothing(client, tmp_path):
    workers = list(client.run(os.getpid).values())
    assert len(workers) == 2
    with cgt.sweep(slow_square, range(60), executor=client.get_executor(), file=tmp_path / "sweep") as sweep:
        results = [next(sweep) for _ in range(10)]
        os.kill(workers[0], signal.SIGKILL)
        results += sweep
    assert [result.value for result in results] == [n * n for n in range(60)]
    assert [result.value for result in cgt.read_sweep(tmp_path / "sweep") if result.item == 59] == [59 * 59]


def test_a_cluster_stays_open_after_a_sweep_that_is_left_early(client):
    executor = client.get_executor()
    with cgt.sweep(slow_square, range(1000), executor=executor) as sweep:
        assert next(sweep).value == 0
    assert executor.submit(square, 9).result() == 81


def test_dask_does_not_answer_from_memory(client, tmp_path):
    """Dask takes calls with equal arguments for one call. An item that failed must be computed again."""
    executor = client.get_executor()
    with pytest.raises(cgt.ItemFailed):
        list(cgt.sweep(lambda n: n // 0, [1], executor=executor, errors="raise"))
    assert [result.value for result in cgt.sweep(lambda n: n + 1, [1, 1, 1], executor=executor)] == [2, 2, 2]
