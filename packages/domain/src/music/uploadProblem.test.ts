import { describe, expect, it } from 'vitest'
import { songCost, songCostText } from './songCost.ts'
import {
  chosenFile,
  problemField,
  requiredText,
  type Upload,
  type UploadField,
  uploadProblem,
} from './uploadProblem.ts'

const READY: Upload = {
  artist_name: 'Nova Lane',
  song_title: 'Blue Hour',
  genre: 'Pop',
  description: 'A song',
  cost: '2.5',
  song_file: { name: 'blue.mp3', type: 'audio/mpeg' },
  artwork: { name: 'blue.png', type: 'image/png' },
  released_date: '2021-01-01',
}
const FIELDS = Object.keys(READY) as UploadField[]
const isFile = (field: UploadField) => field === 'song_file' || field === 'artwork'
const without = (fields: readonly UploadField[]) =>
  Object.fromEntries(fields.map((field) => [field, isFile(field) ? null : '']))

describe('the upload form (spec: songs.upload-problems)', () => {
  it('accepts a complete entry', () => {
    expect(uploadProblem(READY)).toBeNull()
  })

  it.each(FIELDS.map((field, at) => [field, at] as const))('reports a missing %s before later fields', (field, at) => {
    expect(uploadProblem({ ...READY, ...without(FIELDS.slice(at)) })).toEqual({ kind: 'required', field })
    expect(uploadProblem({ ...READY, ...without([field]) })).toEqual({ kind: 'required', field })
  })

  it('has the alert "{field name} is required"', () => {
    expect(requiredText('song_file')).toBe('song_file is required')
  })

  it('refuses an empty field and a cost of 0', () => {
    expect(uploadProblem({ ...READY, cost: '0' })).toEqual({ kind: 'required', field: 'cost' })
    expect(uploadProblem({ ...READY, cost: '0.0', song_file: null })).toEqual({ kind: 'required', field: 'cost' })
  })

  it('accepts audio as song file and images as artwork', () => {
    const audio = READY.song_file
    const image = READY.artwork
    expect(uploadProblem({ ...READY, song_file: image })).toEqual({ kind: 'notAudio' })
    expect(uploadProblem({ ...READY, artwork: audio })).toEqual({ kind: 'notAnImage' })
    expect(uploadProblem({ ...READY, artwork: { name: 'x', type: 'audio/image/' } })).toEqual({ kind: 'notAnImage' })
  })

  it('reports an invalid cost only if nothing is missing', () => {
    expect(uploadProblem({ ...READY, cost: '-1' })).toEqual({ kind: 'notACost' })
    expect(uploadProblem({ ...READY, cost: '-1', artwork: null })).toEqual({ kind: 'required', field: 'artwork' })
  })
})

it('each problem belongs to one field, which gets the focus', () => {
  expect(problemField({ kind: 'required', field: 'genre' })).toBe('genre')
  expect((['notACost', 'notAudio', 'notAnImage'] as const).map((kind) => problemField({ kind }))).toEqual([
    'cost',
    'song_file',
    'artwork',
  ])
})

it.each([
  ['a.flac', '', 'audio/flac'],
  ['A.B.OGG', 'video/ogg', 'audio/ogg'],
  ['a.opus', 'application/ogg', 'audio/ogg'],
  ['a.mp3', 'audio/mp3', 'audio/mp3'],
  ['a.png', 'image/png', 'image/png'],
  ['mp3', '', ''],
])('a file %s of type "%s" gets the type "%s"', (name, given, type) => {
  expect(chosenFile(name, given)).toEqual({ name, type })
})

describe('the cost of a song (spec: songs.cost)', () => {
  it.each([
    ['5', 5n * 10n ** 18n],
    [' 2,5 ', 25n * 10n ** 17n],
    ['0.000000000000000001', 1n],
    ['1.000000000000000001', 10n ** 18n + 1n],
    ['340282366920938463463.374607431768211455', 2n ** 128n - 1n],
  ])('case 96: "%s" is parsed exactly and formatted as typed', (text, raw) => {
    expect(songCost(text)).toEqual({ kind: 'cost', raw })
    expect(songCost(songCostText(raw))).toEqual({ kind: 'cost', raw })
  })

  it.each(['', '  ', '0', '0.0', '.0'])('case 96: "%s" counts as missing', (text) => {
    expect(songCost(text)).toEqual({ kind: 'required' })
  })

  it.each([
    '-1',
    '1e309',
    '1e3',
    '０',
    'NaN',
    '.',
    '1,5.2',
    '0.0000000000000000001',
    '0.0000000000000000000',
    '340282366920938463463.374607431768211456',
    '9'.repeat(79),
    '1'.padStart(80, '0'),
  ])('case 96: "%s" is refused', (text) => {
    expect(songCost(text)).toEqual({ kind: 'notACost' })
  })

  it('case 96: of 79 characters is parsed', () => {
    expect(songCost('1'.padStart(79, '0'))).toEqual({ kind: 'cost', raw: 10n ** 18n })
  })
})
