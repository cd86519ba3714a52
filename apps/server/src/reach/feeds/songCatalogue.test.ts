import { expect, test } from 'vitest'
import { parseCursor } from './canimus.ts'
import { type CatalogueCursor, comparePlaces, pageAfter } from './songCatalogue.ts'

const place = (changedSeconds: number, at: number): CatalogueCursor => ({
  changedSeconds,
  song: `0x${at.toString(16).padStart(64, '0')}`,
})
const sorted = (places: readonly CatalogueCursor[]) => places.toSorted(comparePlaces)
/** Reads all pages; `meanwhile` changes the catalogue between two of them. */
function readAll(
  start: readonly CatalogueCursor[],
  meanwhile: (all: readonly CatalogueCursor[]) => readonly CatalogueCursor[] = (all) => all,
) {
  const pages: (readonly CatalogueCursor[])[] = []
  let all = start
  let after: CatalogueCursor | null = null
  do {
    const page: { shown: readonly CatalogueCursor[]; next: CatalogueCursor | null } = pageAfter(
      all,
      (each) => each,
      after,
    )
    pages.push(page.shown)
    after = page.next
    all = meanwhile(all)
  } while (after !== null)
  return pages
}

/** Many songs changed in the same second, as when an artist changes them all. */
const MANY = sorted(Array.from({ length: 433 }, (_, at) => place(1000 + (at % 7), at)))

test('the pages have every song once, at most 100 each, including songs that changed in the same second (spec: reach.catalogue)', () => {
  const pages = readAll(MANY)
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 33])
  expect(pages.flat()).toEqual(MANY)
  expect(readAll(MANY.slice(0, 100)).map(({ length }) => length)).toEqual([100])
  expect(readAll([])).toEqual([[]])
})

test('songs that are added, changed or removed meanwhile do not shift the pages (spec: reach.catalogue)', () => {
  let count = 0
  const pages = readAll(MANY, (all) => {
    count += 1
    // Removes the last song of the page just read, and adds another.
    const kept = all.filter((each) => each !== MANY[count * 100 - 1])
    return sorted([...kept, place(5000 + count, 9000 + count)])
  })
  expect(pages.flat()).toEqual(MANY)
})

test.each([
  '',
  '1',
  '1-0x1',
  `-${place(1, 1).song}`,
  `1-${place(1, 1).song}x`,
  `9999999999999-${place(1, 1).song}`,
  '1-\u0000',
])('a text that is no cursor is refused: %j', (text) => expect(parseCursor(text)).toBeUndefined())
