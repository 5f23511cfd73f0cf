/** How a template lays out the variants of an image block (B3 Block variants), wide and narrow: the server's part. */
export const imageLooks = `
.image-block-outer-wrapper{margin:0;position:relative}
.image-block-outer-wrapper img{display:block;inline-size:100%;block-size:auto}
.image-subtitle{font-size:.9375em}
.image-card p{margin:0}
.image-title{font-size:clamp(1.375rem,1rem + 1.5vw,2rem);line-height:1.15;font-weight:600}
.image-subtitle{margin-block-start:.5rem}
.image-button{display:inline-block;margin-block-start:1rem;padding:.5rem 1.125rem;border:1px solid;border-radius:2px;color:inherit;text-decoration:none}
.design-layout-stack .image-card{padding-block-start:1.25rem}
.design-layout-card{display:grid;grid-template-columns:3fr 2fr;align-items:center}
.design-layout-card .image-card{padding:1.5rem 2rem}
.design-layout-card.image-position-right{grid-template-columns:2fr 3fr}
:is(.design-layout-card,.design-layout-overlap,.design-layout-collage).image-position-right .intrinsic{grid-column:2;grid-row:1}
.design-layout-poster{display:grid;color:#fff}
.design-layout-poster>*{grid-area:1/1}
.design-layout-poster .intrinsic img{block-size:100%;min-block-size:18rem;max-block-size:36rem;object-fit:cover}
.design-layout-poster .image-card-wrapper{position:relative;display:grid;place-items:center;padding:2rem;text-align:center;background:linear-gradient(rgb(0 0 0/.35),rgb(0 0 0/.6))}
.design-layout-overlap{display:grid;grid-template-columns:1.6fr 1fr;align-items:center}
.design-layout-overlap.image-position-right{grid-template-columns:1fr 1.6fr}
.design-layout-overlap .image-card-wrapper{z-index:1;margin-inline-start:-4rem}
.design-layout-overlap.image-position-right .image-card-wrapper{margin-inline:0 -4rem}
.design-layout-overlap .image-title{inline-size:fit-content;padding:.375rem .75rem;background:var(--image-card,#fff);color:var(--image-card-ink,#1b2a30)}
.design-layout-overlap :is(.image-subtitle,.image-button){margin-inline-start:4.75rem}
.design-layout-overlap.image-position-right :is(.image-subtitle,.image-button){margin-inline:.75rem 4.75rem}
.design-layout-collage{display:grid;grid-template-columns:repeat(12,1fr);align-items:end}
.design-layout-collage .intrinsic{grid-area:1/1/2/10}
.design-layout-collage .image-card-wrapper{grid-area:1/8/2/13;margin-block-end:2rem}
.design-layout-collage.image-position-right .intrinsic{grid-area:1/4/2/13}
.design-layout-collage.image-position-right .image-card-wrapper{grid-area:1/1/2/6}
.design-layout-collage .image-card{padding:1.5rem;background:var(--image-card,#fff);color:var(--image-card-ink,#1b2a30);box-shadow:0 6px 24px rgb(0 0 0/.12)}
.sqs-narrow-width:is(.design-layout-card,.design-layout-overlap,.design-layout-collage){display:block}
.sqs-narrow-width:is(.design-layout-card,.design-layout-overlap) .image-card{padding:1.25rem 0 0}
.sqs-narrow-width.design-layout-overlap .image-card-wrapper{margin-inline:0}
.sqs-narrow-width.design-layout-overlap .image-card{padding-block-start:0}
.sqs-narrow-width.design-layout-overlap .image-title{margin:-1.25rem .75rem 0;position:relative}
.sqs-narrow-width.design-layout-overlap :is(.image-subtitle,.image-button){margin-inline:.75rem}
.sqs-narrow-width.design-layout-collage .image-card-wrapper{position:relative;margin:-2rem 1rem 0}
.fluid-cell{block-size:20rem}
.fluid-cell :is(.sqs-block,.sqs-block-content,.image-block-outer-wrapper,.fluid-image-animation-wrapper){block-size:100%}
.fluid-image-container{inline-size:100%;block-size:100%;overflow:hidden}
.image-position-center .fluid-image-container{margin-inline:auto}
.image-position-right .fluid-image-container{margin-inline-start:auto}
.fluid-image-container :is(.content-fill,.content-fit,img){inline-size:100%;block-size:100%}
.fluid-image-container .content-fill img{object-fit:cover}
.fluid-image-container .content-fit img{object-fit:contain}
`
