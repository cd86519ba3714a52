import { expect, it } from 'vitest'
import { filesText } from './filesText.ts'

const MAP = '{"integrity":{"/assets/a.js":"sha256-a","/assets/b.js":"sha256-b"}}'

it('names each style once, and scripts by their place in the import map', () => {
  const pages = new Map([
    ['pool', ['/assets/b.js', '/assets/card.css']],
    ['add', ['/assets/a.js', '/assets/b.js', '/assets/card.css', '/assets/add.css']],
  ])
  expect(JSON.parse(filesText(pages, MAP))).toEqual({
    styles: ['/assets/card.css', '/assets/add.css'],
    pages: { pool: [3, 0], add: [2, 3, 0, 1] },
  })
})

it('fails to build for a script that nobody verifies', () => {
  expect(() => filesText(new Map([['pool', ['/assets/gone.js']]]), MAP)).toThrow('/assets/gone.js')
})
