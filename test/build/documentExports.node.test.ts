import { describe, expect, it } from 'vitest'
import { documentExports } from '../../build/documentExports.mjs'

const index = `export { BlockError } from './errors/BlockError.js';
export declare const version: string, cart: import("./index.js").HostCart & {
    open(): Promise<void>;
}, define: <Props>(definition: Definition<Props>) => void;
`
const skerry = `export interface Skerry {
    /** The version of the bundle that runs. */
    readonly version: string;
    /**
     * Adds your own block.
     */
    define<Props>(definition: Definition<Props>): void;
    /** The visitor's cart. */
    readonly cart: HostCart & {
        /** Shows the cart in a drawer. */
        open(): Promise<void>;
    };
    /** An error class. */
    readonly BlockError: typeof BlockError;
}
/** The single Skerry of a page. */
export declare const skerry: Skerry;
`

describe('the declarations of the public functions', () => {
  it('carry the comments of the interface, which editors show', () => {
    expect(documentExports(index, skerry)).toBe(`export { BlockError } from './errors/BlockError.js';
/** The version of the bundle that runs. */
export declare const version: import('./skerry.js').Skerry['version'];
/**
 * Adds your own block.
 */
export declare const define: import('./skerry.js').Skerry['define'];
/** The visitor's cart. */
export declare const cart: import('./skerry.js').Skerry['cart'];
`)
  })
})
