import { Chart } from '@musi/ui/chart/Chart'
import type { ChartRow } from '@musi/ui/chart/chartRows'
import { expect as vitestExpect, test } from 'vitest'
import { expectNoAxeViolations } from '#testing/axe.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'

const ROWS = Array.from({ length: 10_000 }, (_, at): ChartRow => {
  const price = 100 + Math.sin(at / 500) * 20
  return { start: at * 60, open: price, high: price + 1, low: price - 1, close: price + 0.5, amount: at % 7 }
})

const openChart = (rows: readonly ChartRow[] = ROWS) =>
  page.open(
    '/swap',
    {},
    <main>
      <Chart
        rows={rows}
        look="candles"
        name="A price that goes up and down"
        reading={({ start, close }) => `${start}: ${close.toFixed(2)}`}
        tick={String}
        time={String}
        columns={[
          { title: 'When', text: ({ start }) => String(start) },
          { title: 'Close', text: ({ close }) => close.toFixed(2) },
        ]}
        words={{ showTable: 'Show', hideTable: 'Hide', hint: 'Look at a row' }}
        renderAct={({ start }) => <b id="act">{start}</b>}
      />
    </main>,
  )

const plot = () => page.getByRole('slider', { name: 'A price that goes up and down' })
const rowCount = async () => Number(await plot().getAttribute('aria-valuemax'))
/** Reads all drawn colours as one text. */
const drawnColours = () =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    const colours = new Set<string>()
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) colours.add(data.slice(at, at + 3).join(' '))
    return [...colours].toSorted().join('; ')
  })

test('a chart of ten thousand rows is usable by keyboard, by pointer and as a table, and follows theme and width (spec: charts.price)', async () => {
  await openChart()
  await expect(plot()).toHaveAttribute('aria-valuetext', 'Look at a row')
  await expect.poll(async () => (await rowCount()) > 100 && (await rowCount()) < 400).toBe(true)
  await expectNoAxeViolations('figure')
  const wide = await rowCount()
  await plot().press('End')
  await expect(plot()).toHaveAttribute('aria-valuenow', String(wide))
  await plot().press('ArrowLeft')
  await plot().press('ArrowRight')
  await expect(plot()).toHaveAttribute('aria-valuenow', String(wide))
  await plot().press('Home')
  await expect(plot()).toHaveAttribute('aria-valuetext', /^0: 1\d\d\./)
  await expect(page.locator('#act')).toHaveText('0')
  const { x, y, width } = await plot().boundingBox()
  await page.mouse.move(x + (width - 64) / 2, y + 40)
  await expect.poll(async () => Math.abs(Number(await plot().getAttribute('aria-valuenow')) - wide / 2) < 3).toBe(true)

  // Dispatches a touch event at a position of the chart.
  const touch = (type: string, part: number) =>
    plot().evaluate(
      (element, [kind, clientX, clientY]) =>
        element.dispatchEvent(
          new PointerEvent(kind, {
            pointerType: 'touch',
            pointerId: 7,
            isPrimary: true,
            bubbles: true,
            clientX,
            clientY,
          }),
        ),
      [type, x + (width - 64) * part, y + 40] as const,
    )
  const isAt = (part: number) =>
    expect.poll(async () => Math.abs(Number(await plot().getAttribute('aria-valuenow')) - wide * part) < 3).toBe(true)
  await touch('pointerdown', 0.25)
  await isAt(0.25)
  await touch('pointermove', 0.75)
  await isAt(0.75)

  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(wide)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(0)

  const light = await drawnColours()
  vitestExpect(light).not.toBe('')
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'))
  await expect.poll(async () => (await drawnColours()) !== light).toBe(true)
  await page.evaluate(() => void delete document.documentElement.dataset['theme'])
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(async () => (await rowCount()) < wide && (await rowCount()) > 10).toBe(true)
})
