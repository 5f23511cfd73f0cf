const rate = 8000
const headerBytes = 44

/**
 * Synthesises a bell over the sea as a WAV with 8 bits and 8,000 samples per second. The name determines the pitch, so
 * that a name always sounds the same.
 */
export function drawSound(name: string, seconds: number): Uint8Array {
  const count = seconds * rate
  const bytes = new Uint8Array(headerBytes + count)
  writeHeader(new DataView(bytes.buffer), count)
  const pitch = 180 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 12) * 20
  let noise = 1
  let sea = 0
  for (let i = 0; i < count; i++) {
    const at = i / rate
    noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648
    sea += 0.04 * (noise / 1_073_741_824 - 1 - sea)
    const swell = 0.6 + 0.4 * Math.sin((at * Math.PI) / 3)
    const sinceStroke = at % 3
    const bell =
      Math.exp(-2 * sinceStroke) * [1, 2.4, 3.9].reduce((sum, n) => sum + Math.sin(at * pitch * n * 6.28) / n, 0)
    bytes[headerBytes + i] = 128 + Math.max(-120, Math.min(120, 220 * sea * swell + 40 * bell))
  }
  return bytes
}

function writeHeader(view: DataView, count: number): void {
  const text = (at: number, letters: string) => {
    for (const [i, letter] of [...letters].entries()) view.setUint8(at + i, letter.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, headerBytes - 8 + count, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true) // PCM
  view.setUint16(22, 1, true) // one channel
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, count, true)
}
