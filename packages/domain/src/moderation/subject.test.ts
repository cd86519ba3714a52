import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { redirect } from '../url/redirect.ts'
import { SUBJECT_KINDS, collectionOf, ownerOfPicture, parseSubject, subjectFrom, subjectKey } from './subject.ts'
import { pathOfSubject, subjectOfPage } from './subjectOfPage.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SONG = `0x${'ab'.repeat(32)}`

test.each([
  ['a song', 'song', SONG, SONG],
  ['a song in capitals', 'song', SONG.toUpperCase().replace('0X', '0x'), null],
  ['an address in one case', 'account', ADDRESS.toLowerCase(), ADDRESS],
  ['an address with a wrong checksum', 'token', ADDRESS.replace('f39F', 'F39f'), null],
  ['a piece with zeros before its number', 'piece', `${ADDRESS.toLowerCase()}-007`, `${ADDRESS}-7`],
  ['a number beyond 256 bits', 'piece', `${ADDRESS}-${2n ** 256n}`, null],
  ['the picture of a song', 'picture', SONG, SONG],
  ['the picture of a piece', 'picture', `${ADDRESS}-1`, `${ADDRESS}-1`],
  ['the picture of an account', 'picture', ADDRESS, null],
] as const)('%s is one subject, however it is written', (_, kind, id, canonical) => {
  expect(subjectFrom(kind, id)?.id ?? null).toBe(canonical)
})

const subjects = fc
  .tuple(fc.constantFrom(...SUBJECT_KINDS), fc.constantFrom(SONG, ADDRESS, `${ADDRESS}-1`, `${ADDRESS}-${2n ** 255n}`))
  .map(([kind, id]) => subjectFrom(kind, id))
  .filter((subject) => subject !== null)

it('reads back the key of each subject, and nothing from any other text', () => {
  fc.assert(
    fc.property(subjects, (subject) => {
      expect(parseSubject(subjectKey(subject))).toEqual(subject)
      expect(parseSubject(`x${subjectKey(subject)}`)).toBeNull()
      expect(parseSubject(`${subjectKey(subject)}x`)).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseSubject(text)).toBeNull()
    }),
  )
})

it('the page of a subject is about that subject, and the page of a picture about its song or piece', () => {
  fc.assert(
    fc.property(subjects, (subject) => {
      const destination = redirect({ pathname: pathOfSubject(subject), search: '', hash: '' })
      expect(destination.kind === 'page' && subjectOfPage(destination.page)).toEqual(ownerOfPicture(subject))
    }),
  )
})

test.each(['/', '/swap', '/song/sample', '/account/mira.musi', '/nft/0x12/1', '/charts/token/ETH'])(
  'nothing can be reported on %s',
  (pathname) => {
    const destination = redirect({ pathname, search: '', hash: '' })
    expect(destination.kind === 'page' && subjectOfPage(destination.page)).toBeNull()
  },
)

it('a piece belongs to its collection', () => {
  expect(collectionOf({ kind: 'piece', id: `${ADDRESS}-1` })).toEqual({ kind: 'collection', id: ADDRESS })
  expect(collectionOf({ kind: 'token', id: ADDRESS })).toBeNull()
})
