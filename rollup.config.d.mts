declare const configs: readonly { readonly input: string | { readonly [name: string]: string } }[]
export default configs
