import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import type { CardJob } from './cardJob.ts'
import { cardPainter } from './cardPainter.ts'
import { CARD } from './cardSvg.ts'
import { drawCard } from './drawCard.ts'

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
  const png = await drawCard(jobOf(title))
  const { format, width, height } = await sharp(png).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: CARD.width, height: CARD.height })
  expect(png.length).toBeLessThan(300_000)
})

test('a picture that is none does not become a card, and the next card is drawn (spec: reach.cards)', async () => {
  const fonts = mkdtempSync(join(tmpdir(), 'musi-fonts-'))
  const log = { warn: vi.fn() }
  const painter = cardPainter(fonts, log)
  afterAll(() => {
    painter.stop()
    rmSync(fonts, { recursive: true })
  })
  expect(await painter.draw(jobOf('Dust', Buffer.from('no picture')))).toBeNull()
  expect(log.warn).toHaveBeenCalledOnce()
  expect((await painter.draw(jobOf('Dust')))?.length).toBeGreaterThan(5000)
  const many = await Promise.all(Array.from({ length: 70 }, () => painter.draw(jobOf('Dust'))))
  expect(many.filter((png) => png === null)).toHaveLength(6)
})
