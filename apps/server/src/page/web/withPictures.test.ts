import { expect, test } from 'vitest'
import { withPictures } from './withPictures.ts'

const PAGE =
  '<body><span class="a" data-picture="nft"></span><span class="b" data-picture="nft"></span><span class="c" data-picture="dropzone"></span>'
const picture = '/api/nft/0x12/3/media'

test('the pictures that a page shows first are in its sketch, each in its place (spec: performance.first-pictures)', () => {
  const page = withPictures(PAGE, '/nft', [null, picture])
  expect(page).toContain('<span class="a" data-picture="nft"></span>')
  expect(page).toContain(`<span class="b"><img src="${picture}"`)
  expect(page).toContain('<span class="c" data-picture="dropzone"></span>')
  expect(page).toContain(`<body data-pictures=" ${picture}">`)
})

test('a page without pictures, of another path, or with a hostile URL is unchanged', () => {
  expect(withPictures(PAGE, '/nft', [])).toBe(PAGE)
  expect(withPictures(PAGE, '/nft/(x', [picture])).toBe(PAGE)
  for (const url of ['https://evil.example/a.png', '/api/nft/"onerror=x', '/logos/a.svg', '//evil.example/api/nft/a'])
    expect(withPictures(PAGE, '/nft', [url])).toBe(PAGE)
})
