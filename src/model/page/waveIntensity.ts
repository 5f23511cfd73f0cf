/**
 * The height of a marquee's wave in pixels: `waveIntensity` (B3 Marquee props), 0 by default. Read from the text of
 * its JSON, because the entry reserves the space before anything that parses JSON has loaded.
 */
export function waveIntensity(json: string): number {
  return Number(/"waveIntensity":\s*(\d{1,3})\b/.exec(json)?.[1] ?? 0)
}
