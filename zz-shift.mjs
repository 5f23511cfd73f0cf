import { chromium } from 'playwright'

const [, , url, n = '3', rate = '6'] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (let i = 0; i < +n; i++) {
  const c = await b.newContext({ viewport: { width: 1280, height: 800 } })
  const p = await c.newPage()
  const cdp = await c.newCDPSession(p)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: +rate })
  await p.addInitScript(() => {
    window.log = []
    new PerformanceObserver((l) => {
      for (const e of l.getEntries())
        window.log.push(
          e.value.toFixed(4) +
            ' @' +
            e.startTime.toFixed(0) +
            ' ' +
            e.sources
              .map(
                (s) =>
                  s.node?.nodeName +
                  '.' +
                  (s.node?.className || s.node?.id || s.node?.data || '') +
                  ' ' +
                  [s.previousRect.x, s.previousRect.y, s.previousRect.width, s.previousRect.height].map(Math.round) +
                  '→' +
                  [s.currentRect.x, s.currentRect.y, s.currentRect.width, s.currentRect.height].map(Math.round),
              )
              .join(' | '),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await p.goto(url)
  await p.waitForTimeout(50)
  for (let k = 0; k < 8; k++) {
    await p.mouse.wheel(0, 500)
    await p.waitForTimeout(400)
  }
  console.log((await p.evaluate(() => window.log)).join('\n') || 'none')
  console.log('--')
  await c.close()
}
await b.close()
