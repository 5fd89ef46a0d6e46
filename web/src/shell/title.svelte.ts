// The title of what a page shows, such as a lesson. Without one the page's own name is the title.

export const title = $state({ text: "" });
