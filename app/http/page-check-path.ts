/** Where staff have one page of this site checked for readers and search engines. */
export const pageCheckPath = (path: string): string =>
  `/admin/yoast/show?${new URLSearchParams({ url: path })}`;
