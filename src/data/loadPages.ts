/**
 * Loads the pages from `first` to the one before `end` at once. Returns those before the first that failed; rejects if
 * none is left.
 */
export async function loadPages<Page>(
  first: number,
  end: number,
  load: (page: number) => Promise<Page>,
): Promise<[Page, ...Page[]]> {
  const pages = await Promise.all([
    load(first),
    ...[...Array(end - first - 1).keys()].map((index) => load(first + 1 + index).catch(() => null)),
  ])
  const failed = pages.indexOf(null)
  // The cast holds: `null` is none of the pages before the first `null`, and not the first page.
  return (failed < 0 ? pages : pages.slice(0, failed)) as [Page, ...Page[]]
}
