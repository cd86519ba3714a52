import { expect, test } from 'vitest'
import { page } from './page.ts'
import { pressPoint } from './pressPoint.ts'

const STYLE = 'position: fixed; left: 100px; top: 50px; width: 80px; height: 20px; z-index: 9'

function shown(html: string): Element {
  const place = document.createElement('div')
  place.innerHTML = html
  document.querySelector('#root')?.append(place)
  return place.querySelector('[data-it]') ?? place
}

test('what stands free is pressed at its middle', async () => {
  await page.open('/', {}, null)
  const button = shown(`<button data-it style="${STYLE}"><b>Press</b></button>`)
  expect(await pressPoint(button)).toEqual({ x: 140, y: 60 })
})

test.each([
  ['is off', `<button data-it disabled style="${STYLE}">Press</button>`],
  ['is called off', `<button data-it aria-disabled="true" style="${STYLE}">Press</button>`],
  ['is hidden', `<button data-it style="${STYLE}; visibility: hidden">Press</button>`],
  ['has no room', `<button data-it style="display: none">Press</button>`],
  ['is out of sight', `<button data-it style="${STYLE}; top: 5000px">Press</button>`],
  ['lies under something else', `<button data-it style="${STYLE}">Press</button><p style="${STYLE}">Over it</p>`],
])('what %s is not pressed', async (_, html) => {
  await page.open('/', {}, null)
  expect(await pressPoint(shown(html))).toBeNull()
})

test('what moves is not pressed', async () => {
  await page.open('/', {}, null)
  const button = shown(`<button data-it style="${STYLE}">Press</button>`) as HTMLElement
  requestAnimationFrame(() => button.style.setProperty('left', '300px'))
  expect(await pressPoint(button)).toBeNull()
})
