import { pageAddress } from './pageAddress'

/** A path or URL as a page of this site has it: whole where a template's <base> would lead a path to another page. */
export function siteLink(path: string): string {
  const { href } = new URL(path, pageAddress())
  return new URL(path, document.baseURI).href === href ? path : href
}
