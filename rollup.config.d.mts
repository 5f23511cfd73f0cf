type Config = { readonly input: string | { readonly [name: string]: string } }
declare function configs(options: { readonly configOutputs?: string }): readonly Config[]
export default configs
