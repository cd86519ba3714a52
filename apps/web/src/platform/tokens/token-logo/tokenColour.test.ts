import { expect, it } from 'vitest'
import { drawnColour } from './drawnColour.ts'
import { hasFailed } from './failedLogos.ts'
import { firstPictureColour } from './pictureColour.ts'
import { contrastWithWhite, darkForWhiteText } from './darkForWhiteText.ts'
import { type Colour, vibrantColour } from './vibrantColour.ts'

const picture = (...parts: readonly (readonly [Colour, number])[]) =>
  parts.flatMap(([colour, count]) => Array.from({ length: count }, () => [...colour, 255]).flat())

const RED: Colour = [230, 30, 40]
const GREY: Colour = [120, 120, 124]

it('the colour of a picture is its saturated one, however much grey, white and black there is', () => {
  const pixels = picture([GREY, 400], [[255, 255, 255], 300], [[5, 5, 5], 300], [RED, 20])
  expect(vibrantColour(pixels)).toEqual(RED)
})

it('the larger area of two equally saturated colours wins', () => {
  const blue: Colour = [40, 30, 230]
  expect(vibrantColour(picture([RED, 10], [blue, 30]))).toEqual(blue)
  expect(vibrantColour(picture([RED, 30], [blue, 10]))).toEqual(RED)
})

it('a picture that is grey, empty or transparent has no colour', () => {
  expect(vibrantColour(picture([GREY, 100]))).toBeNull()
  expect(vibrantColour([])).toBeNull()
  expect(vibrantColour([...RED, 20])).toBeNull()
})

const PARTS = [0, 1, 40, 90, 128, 170, 215, 250, 255]
const COLOURS = PARTS.flatMap((red) => PARTS.flatMap((green) => PARTS.map((blue): Colour => [red, green, blue])))

it('white is readable on the colour of every token', () => {
  for (const colour of COLOURS) {
    const ground = darkForWhiteText(colour)
    expect(contrastWithWhite(ground), String(colour)).toBeGreaterThanOrEqual(3)
    for (const part of ground) expect(part).toBeGreaterThanOrEqual(0)
  }
})

it('a dark enough colour stays as it is, and others are darkened no more than needed', () => {
  expect(darkForWhiteText([20, 30, 90])).toEqual([20, 30, 90])
  for (const colour of COLOURS)
    // One step of a two hundredth changes the contrast by less than that.
    if (contrastWithWhite(colour) < 3)
      expect(contrastWithWhite(darkForWhiteText(colour)), String(colour)).toBeLessThan(3.1)
})

it('a card has the colour of the first logo source that loads, or none', async () => {
  const requests: string[] = []
  const colourOf = (source: string) => {
    requests.push(source)
    if (source.startsWith('broken')) return Promise.reject(new Error('no picture'))
    return Promise.resolve(source === 'grey' ? null : RED)
  }
  expect(await firstPictureColour(['broken 1', 'red'], colourOf)).toEqual(RED)
  expect(await firstPictureColour(['broken 1', 'grey', 'red'], colourOf)).toBeNull()
  expect(await firstPictureColour(['broken 2'], colourOf)).toBeNull()
  expect(await firstPictureColour([], colourOf)).toBeNull()
  expect(requests).toEqual(['broken 1', 'red', 'grey', 'broken 2'])
  expect(hasFailed('broken 1')).toBe(true)
})

const SEEDS = Array.from({ length: 60 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, '0')}`)

it('drawn coins and sleeves have their own colours, on which white is readable', () => {
  const coins = SEEDS.map((seed) => drawnColour({ kind: 'coin', seed, symbol: 'ABC', drawnAs: null }))
  const sleeves = SEEDS.map((seed) => drawnColour({ kind: 'record', seed }))
  for (const drawn of [coins, sleeves]) {
    for (const colour of drawn) expect(contrastWithWhite(colour ?? [255, 255, 255])).toBeGreaterThanOrEqual(3)
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(8)
  }
  expect(coins).toEqual(SEEDS.map((seed) => drawnColour({ kind: 'coin', seed, symbol: 'ABC', drawnAs: null })))
})

it('the drawn coin of ether is violet or blue', () => {
  const [red, green, blue] = drawnColour({ kind: 'coin', seed: 'ETH', symbol: 'ETH', drawnAs: 'native' }) ?? [0, 0, 0]
  expect(blue).toBeGreaterThan(Math.max(red, green))
})
