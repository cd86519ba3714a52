import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { CardJob } from './cardJob.ts'
import { cardPainter } from './cardPainter.ts'
import { CARD } from './cardSvg.ts'

const fonts = mkdtempSync(join(tmpdir(), 'musi-fonts-'))
const log = { warn: vi.fn() }
const painter = cardPainter(fonts, log)
afterAll(() => {
  painter.stop()
  rmSync(fonts, { recursive: true })
})

/** Reads width and height from the first chunk of a PNG. */
const sizeOf = (png: Buffer) => ({
  type: png.toString('latin1', 12, 16),
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
})

const jobOf = (title: string, picture: Uint8Array | null = null): CardJob => ({
  words: { label: 'Song', title, line: title, figure: '3 MIRA a play' },
  background: { kind: 'sleeve', seed: '0x1', picture: null, disc: true },
  picture,
})

test.each([
  'Dust',
  'ليل طويل على الرصيف',
  '東京の夜の歌',
  '<span size="9999999">&amp;</b> ]]>',
  'x'.repeat(1000),
  'word '.repeat(200),
  '\u202Egnos',
  '😀😀😀',
])('a card has its size and stays small, whatever the words are: %j (spec: reach.cards)', async (title) => {
  const png = Buffer.from((await painter.draw(jobOf(title))) ?? '')
  expect(sizeOf(png)).toEqual({ type: 'IHDR', width: CARD.width, height: CARD.height })
  expect(png.length).toBeLessThan(300_000)
})

test.each(['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
  'a file that is no allowed picture does not become a card: %s (spec: reach.cards)',
  async (picture) => {
    log.warn.mockClear()
    expect(await painter.draw(jobOf('Dust', Buffer.from(picture)))).toBeNull()
    expect(log.warn).toHaveBeenCalledOnce()
  },
)

test('too many cards at once are refused, and the others drawn (spec: reach.cards)', async () => {
  const many = await Promise.all(Array.from({ length: 70 }, () => painter.draw(jobOf('Dust'))))
  expect(many.filter((png) => png === null)).toHaveLength(6)
})

test('a stopped server neither draws waiting cards nor starts a process for them (spec: server.stopping)', async () => {
  const stopping = cardPainter(fonts, log)
  log.warn.mockClear()
  const waiting = [stopping.draw(jobOf('Dust')), stopping.draw(jobOf('Dust'))]
  stopping.stop()
  expect(await Promise.all(waiting)).toEqual([null, null])
  expect(log.warn).not.toHaveBeenCalled()
})

test('without a folder for temporary files, a warning is logged and there is no card (spec: reach.cards)', async () => {
  vi.stubEnv('TMPDIR', join(fonts, 'missing'))
  log.warn.mockClear()
  expect(await cardPainter(fonts, log).draw(jobOf('Dust'))).toBeNull()
  expect(log.warn).toHaveBeenCalledOnce()
  vi.unstubAllEnvs()
})
