import { expect, it } from 'vitest'
import { pageFilesJson } from './pageFilesJson.ts'

const MAP = '{"integrity":{"/assets/a.js":"sha256-a","/assets/b.js":"sha256-b"}}'

it('the files are listed with each style once, and scripts by their index in the import map', () => {
  const pages = new Map([
    ['pool', ['/assets/b.js']],
    ['add', ['/assets/a.js', '/assets/b.js']],
  ])
  const preloads = new Map([
    ['/assets/b.js', ['/assets/a.js', '/assets/card.css']],
    ['/assets/a.js', ['/assets/card.css', '/assets/add.css']],
  ])
  expect(JSON.parse(pageFilesJson({ pages, preloads }, MAP))).toEqual({
    styles: ['/assets/card.css', '/assets/add.css'],
    pages: { pool: [1], add: [0, 1] },
    imports: [
      [2, 3],
      [0, 2],
    ],
  })
})

it('the build fails for a script without a hash', () => {
  const pages = new Map([['pool', ['/assets/gone.js']]])
  expect(() => pageFilesJson({ pages, preloads: new Map() }, MAP)).toThrow('/assets/gone.js')
})
