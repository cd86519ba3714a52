import { expect, test } from 'vitest'
import { page } from './page.ts'
import { typedOver } from './typedOver.ts'

function field(html: string): HTMLInputElement {
  const place = document.createElement('div')
  place.innerHTML = html
  document.querySelector('#root')?.append(place)
  return place.querySelector('input') as HTMLInputElement
}

test('a text takes the place of another as if a person wrote it, and nothing the place of both', async () => {
  await page.open('/', {}, null)
  const input = field('<input value="before">')
  const heard: string[] = []
  input.addEventListener('input', ({ isTrusted }) => void heard.push(`${input.value} ${isTrusted}`))
  expect(typedOver(input, 'after')).toBe(true)
  expect(typedOver(input, '')).toBe(true)
  expect(heard).toEqual(['after true', ' true'])
  expect(document.activeElement).toBe(input)
})

test.each(['disabled', 'readonly', 'aria-disabled="true"', 'hidden', 'type="range"', 'type="checkbox"'])(
  'a field that is %s is left as it is',
  async (how) => {
    await page.open('/', {}, null)
    const input = field(`<input ${how} value="50">`)
    expect(typedOver(input, '7')).toBe(false)
    expect(input.value).toBe('50')
  },
)
