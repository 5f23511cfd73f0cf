import { shared } from './shared'

/** The attribute with the owner's HTML that runs after a submission. */
export const submissionHtml = 'data-submission-html'

/** Where the elements of the served document with that attribute are, and its templates. */
interface ServedHtml {
  /** Returns them as of the first scan; nothing before it. */
  read?: () => Iterable<Element> | undefined
}

/** The first session that has scanned the page keeps `read`. By the next one, the page may have other elements. */
export const servedHtml = () => shared<ServedHtml>('servedHtml', () => ({}))
