import type { KnownOptions } from '../src/runtime/debug/BlockOptions'

/**
 * The options of each block's markup, for the report of `data-debug`. A test compares this list with the code that
 * reads the options. It is bundled with the report only.
 */
export const options: KnownOptions = {
  blockTypes: ['accordion', 'audio', 'form', 'gallery', 'image', 'newsletter', 'video'],
  everywhere: {
    'data-alignment': 'text',
    'data-block-json': 'text', // read by its keys
    'data-block-type': 'text',
    'data-date': 'number',
    'data-definition-name': 'text',
    'data-image': 'text',
    'data-image-dimensions': 'text',
    'data-image-focal-point': 'text',
    'data-image-mode': ['fit', 'fill', 'none'],
    'data-image-resolution': 'text',
    'data-load': 'text',
    'data-max-length': 'number',
    'data-props': 'text', // read by its keys
    'data-src': 'text',
  },
  markers: [
    'data-block-json',
    'data-block-type',
    'data-currency-code',
    'data-donate-page-id',
    'data-form-id',
    'data-max-length',
    'data-product-reviews',
    'data-review-token',
  ],
  others: ['data-image-id', 'data-loader'],
  written: [
    'data-active',
    'data-controllers-bound',
    'data-in',
    'data-loaded',
    'data-selected-variant',
    'data-show',
    'data-state',
    'data-unselected-options',
    'data-variant-in-stock',
    'data-visible',
    'data-waits',
    'data-wanted',
    'data-width-percentage',
  ],
  blocks: {
    accordion: {
      needs: 'an .accordion-item with an .accordion-item__click-target and an .accordion-item__dropdown',
      attributes: {
        'data-is-expanded-first-item': 'boolean',
        'data-is-open': 'boolean',
        'data-should-allow-multiple-open-items': 'boolean',
      },
    },
    'add-to-cart': {
      needs: 'a data-item-id, or a product in JSON around it',
      attributes: {
        'data-context': 'text', // the JSON of a product
        'data-is-subscription': 'boolean',
        'data-item-id': 'text',
        'data-product': 'text', // the JSON of a product
        'data-product-type': 'text',
        'data-subscription-option-id': 'text',
      },
    },
    animated: {
      needs: 'an animation, by data-animation or by the default of its site',
      attributes: {
        'data-animation': 'text',
        'data-animation-duration': 'number',
        'data-animation-offset': 'number',
        'data-animation-override': 'text',
        'data-animation-ratio': 'number',
        'data-animation-role': 'text',
      },
    },
    audio: {
      needs: 'a data-url, on itself or on its tracks',
      attributes: {
        'data-artist': 'text',
        'data-audio-asset-url': 'text',
        'data-author': 'text',
        'data-color-theme': 'text',
        'data-design-style': 'text',
        'data-duration-in-ms': 'number',
        'data-show-download': 'boolean',
        'data-title': 'text',
        'data-url': 'text',
      },
    },
    'cart-indicator': { needs: 'an element in which the cart is shown' },
    'donation-button': {
      needs: 'a data-donate-page-id',
      attributes: { 'data-donate-page-id': 'text' },
    },
    form: {
      needs: 'a <form> that is not posted elsewhere, or a context with fields and an empty .form-wrapper',
      attributes: {
        'data-align': 'text',
        'data-captcha-bound': 'boolean',
        'data-captcha-provider': ['recaptcha', 'hcaptcha', 'turnstile', 'proof-of-work'],
        'data-collection-id': 'text',
        'data-draft': 'boolean',
        'data-field-id': 'text',
        'data-form-id': 'text',
        'data-max-megabytes': 'number',
        'data-name': 'text',
        'data-object-name': 'text',
        'data-question': 'text',
        'data-site-key': 'text',
        'data-sitekey': 'text',
        'data-slide-type': 'text',
        'data-submission-html': 'text',
        'data-success-redirect': 'text',
        'data-theme': ['dark', 'light'],
        'data-title': 'text',
        'data-upload-field': 'text',
        'data-value': 'text',
      },
      scripts: [
        'script.sqs-form-block-context',
        'script.sqs-form-block-localized-strings',
        'script.sqs-form-block-design-fields',
      ],
    },
    gallery: {
      needs: 'slides: .slide or [data-slide-id]',
      withoutKeys: 'has no options, so its slides stay as the page lays them out. Write a design into data-block-json.',
      attributes: {
        'data-collection-full-url': 'text',
        'data-controller': 'text',
        'data-description': 'text',
        'data-lightbox-theme': ['dark', 'light'],
        'data-slide-id': 'text',
        'data-title': 'text',
      },
      keys: {
        activeAlignment: ['center', 'left', 'right'],
        activeSlideClickBehavior: ['next', 'previous', 'select'],
        aspectRatio: 'number',
        autoCrop: 'boolean',
        autoplay: 'boolean',
        autoplayDuration: 'number',
        boundaries: 'text',
        clickBehavior: ['next', 'previous', 'half'],
        columnWidth: 'number',
        columnWidthBehavior: ['min', 'max'],
        controls: 'boolean',
        design: ['slideshow', 'slider', 'stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list'],
        gutter: 'number',
        historyHash: 'boolean',
        imageAspectRatio: 'text',
        lightbox: 'boolean',
        lightboxTheme: ['dark', 'light'],
        lightboxTransition: ['swipe', 'fade'],
        listImageSize: 'number',
        loop: 'boolean',
        metaPosition: ['bottom', 'top'],
        mixedContent: 'boolean',
        newWindow: 'boolean',
        numColumns: 'number',
        padding: 'number',
        preloadCount: 'number',
        random: 'boolean',
        rowHeight: 'number',
        slidesPerRow: 'number',
        snapPoints: 'text',
        speed: 'number',
        squareThumbs: 'boolean',
        thumbnailStripHeight: 'number',
        thumbnailStripMargin: 'number',
        thumbnails: 'boolean',
        thumbnailsPerRow: 'number',
        transition: ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'],
        vSize: 'number',
      },
    },
    image: {
      needs: 'an <img>',
      attributes: {
        'data-is-image-stretched': 'boolean',
        'data-shape-mask': 'text',
        'data-stretch': 'boolean',
      },
    },
    'image-lightbox': {
      needs: 'a picture to enlarge',
      attributes: {
        'data-controller': 'text',
        'data-lightbox': 'text',
        'data-lightbox-theme': ['dark', 'light'],
        'data-lightbox-transition': ['swipe', 'fade'],
        'data-section-theme': 'text',
        'data-slide-id': 'text',
        'data-slide-url': 'text',
      },
    },
    money: {
      needs: 'a bare number such as 1,234.50, and nothing else',
      attributes: { 'data-currency-code': 'text' },
    },
    newsletter: { needs: 'a <form>' },
    product: {
      needs: 'a data-item-id with options and variants, or a product in JSON around it',
      attributes: {
        'data-context': 'text', // the JSON of a product
        'data-is-subscribable': 'boolean',
        'data-item-id': 'text',
        'data-product': 'text', // the JSON of a product
        'data-subscription-plan': 'text', // JSON
        'data-variant-attributes': 'text', // JSON
        'data-variant-option-name': 'text',
        'data-variants': 'text', // JSON
      },
    },
    'product-reviews': {
      needs: 'the id of a product in its data-product-reviews',
      attributes: { 'data-product-reviews': 'text' },
    },
    'quick-view': {
      needs: 'the id of a product in its data-id',
      attributes: { 'data-group': 'text', 'data-id': 'text' },
    },
    'review-request': {
      needs: 'the token of a review request in its data-review-token',
      attributes: { 'data-review-token': 'text' },
    },
    spacer: {
      needs: 'a data-aspect-ratio above 0, and a .sqs-block-content',
      attributes: { 'data-aspect-ratio': 'number' },
    },
    'textarea-counter': {
      needs: 'a text field, and a data-max-length above 0',
      attributes: { 'data-max-length': 'number' },
    },
    video: {
      needs: 'a video: data-html, or data-config-video with a file',
      attributes: {
        'data-config-native-video': 'json',
        'data-config-playback-speed': 'number',
        'data-config-settings': 'json',
        'data-config-thumbnail': 'text',
        'data-config-url': 'text',
        'data-config-video': 'json',
        'data-html': 'text',
      },
    },
  },
}
