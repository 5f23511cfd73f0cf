/** A whole document for some body markup. */
export function documentOf(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Bench</title>${head}</head><body>${body}</body></html>`
}

/** The server's markup of a small accordion, 13 elements. */
export function accordion(items = 2): string {
  const item =
    '<li class="accordion-item"><h4 class="accordion-item__title-wrapper"><button class="accordion-item__click-target" aria-expanded="false"><span>Opening hours</span></button></h4><div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li>'
  return `<div class="sqs-block sqs-block-accordion"><div class="sqs-block-content"><ul class="accordion-items-container">${item.repeat(items)}</ul></div></div>`
}

/** The server's markup of a donation button. */
export function donationButton(): string {
  return '<div class="sqs-block sqs-block-donation"><div class="sqs-block-content"><div class="sqs-donate-button" tabindex="0" data-donate-page-id="d1">Donate</div></div></div>'
}

/** The server's markup of a newsletter: a block with behaviour that renders nothing. */
export function newsletter(): string {
  return '<div class="sqs-block sqs-block-newsletter"><div class="sqs-block-content"><div class="newsletter-form-wrapper"><form class="newsletter-form"><h3>News</h3></form></div></div></div>'
}

/** About `count` elements of text without blocks. */
export function filler(count: number): string {
  const group =
    '<section class="text"><h2>On the island</h2><p>The ferry <b>leaves</b> at <time>nine</time>.</p></section>'
  return group.repeat(Math.ceil(count / 5))
}

/** Moves the content after it far below the viewport. */
export const spacer = '<div style="height:4000px"></div>'
