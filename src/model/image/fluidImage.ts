/** Images that cover a parent or fit inside it. */
export const fluidImage = '.content-fill>img,.content-fit>img'
