/**
 * Loads the pages from `first` to the one before `end`, all at the same time. Returns those before the first one that
 * failed; rejects if there are none.
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
