// For tests only: hostile files, and the expected outcome of each.
import { closeSync, openSync, readSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import type { UploadKind, UploadProblemCode } from '@musi/api/music/uploads'
import { flacOf, mp3Of, silentFlac, testTone, vorbisOf, wavOf } from './testSounds.ts'

export type HostileFile = {
  name: string
  /** A case of docs/faults.md. */
  proves: 80 | 81 | 82
  kind: UploadKind
  outcome: UploadProblemCode | 'ready'
  make: () => Buffer | Promise<Buffer>
}

/** Limits for each file, with room for a busy machine, which takes half as long again. */
export const FILE_LIMITS = { bytes: 200 * 1024 * 1024, cpuMs: 3000 }

const MEGABYTE = 1024 * 1024
export const HTML = '<!doctype html><script>alert(document.domain)</script>'

/** An ID3 tag with a claimed length, followed by other bytes. */
export function id3(claimed: number, body: Buffer): Buffer {
  const head = Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1')
  for (let at = 0; at < 4; at += 1) head[6 + at] = (claimed >> (7 * (3 - at))) & 0x7f
  return Buffer.concat([head, body])
}
function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body, Buffer.alloc(4)])
}
/** A picture that declares this number of pixels. */
function hugePng(side: number): Buffer {
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(side, 0)
  facts.writeUInt32BE(side, 4)
  facts[8] = 8
  const parts = [
    chunk('IHDR', facts),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}
/** The first bytes of the running executable. */
function program(): Buffer {
  const bytes = Buffer.alloc(300_000)
  const file = openSync(process.execPath, 'r')
  readSync(file, bytes)
  closeSync(file)
  return bytes
}
function altered(file: Buffer, at: number, text: string): Buffer {
  const copy = Buffer.from(file)
  copy.write(text, at, 'latin1')
  return copy
}
/** An Ogg file whose last page declares a very late position. */
function lateOgg(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  copy.writeBigInt64LE(2n ** 42n, copy.lastIndexOf('OggS') + 6)
  return copy
}
const song = () => mp3Of(testTone(8))
const holes = (good: Buffer) =>
  Array.from({ length: 2000 }, (_, at) => [good.subarray(at * 60, at * 60 + 50), Buffer.alloc(60, at)]).flat()
const noise = () =>
  Buffer.alloc(400_000).map((_, at) => (at % 417 < 4 ? ([0xff, 0xfb, 0x90, 0x00][at % 417] ?? 0) : (at * 7919) % 251))

type Line = readonly [name: string, outcome: HostileFile['outcome'], make: HostileFile['make']]
const are =
  (proves: HostileFile['proves'], kind: UploadKind) =>
  ([name, outcome, make]: Line): HostileFile => ({ name, proves, kind, outcome, make })

const DISGUISED: readonly Line[] = [
  ['HTML', 'notASound', () => Buffer.from(HTML.repeat(400))],
  ['a program', 'notASound', program],
  ['an archive', 'notASound', () => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(9000, 7)])],
  ['zeros', 'notASound', () => Buffer.alloc(2 * MEGABYTE)],
  ['a script that begins as a GIF', 'notASound', () => Buffer.from('GIF89a=0;alert(1)//'.repeat(500))],
  ['M4A', 'otherFormat', () => Buffer.from('\0\0\0\u0018ftypM4A \0\0\0\0M4A isom'.padEnd(9000, 'x'), 'latin1')],
]

const DRAWN: readonly Line[] = (
  [
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG with an entity', '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
    [
      'SVG that multiplies',
      `<!DOCTYPE s [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}">]><svg>&b;</svg>`,
    ],
    ['HTML as artwork', HTML],
    ['a script that begins as a GIF, as artwork', 'GIF89a=0;alert(1)//'],
  ] as const
).map(([name, text]) => [name, 'notAPicture', () => Buffer.from(text)])

const PICTURES: readonly Line[] = [
  ['a picture of 100,000 by 100,000', 'tooManyPixels', () => hugePng(100_000)],
  ['a picture of 5,000 by 5,000 that ends at once', 'notAPicture', () => hugePng(5000)],
]

const SOUNDS: readonly Line[] = [
  ['an hour of silence that claims a day', 'tooLong', () => silentFlac(3600, 86_400 * 44_100)],
  ['an hour of silence that claims a minute', 'broken', () => silentFlac(3600, 60 * 44_100)],
  ['an hour of silence that claims nothing', 'tooLong', () => silentFlac(3600, 0)],
  ['an hour of frames', 'tooLong', async () => Buffer.concat(Array<Buffer>(3600 / 8).fill(await song()))],
  ['silence', 'silent', () => silentFlac(30, 0)],
  ['twenty minutes of silence', 'silent', () => silentFlac(1199, 0)],
  ['a second', 'tooShort', () => mp3Of(testTone(1))],
  ['a tag of 256 MB', 'broken', async () => id3(268_435_455, await song())],
  [
    'tags of 20 MB',
    'ready',
    async () => id3(20 * MEGABYTE, Buffer.concat([Buffer.alloc(20 * MEGABYTE, 65), await song()])),
  ],
  ['frames with holes', 'notASound', async () => Buffer.concat(holes(await song()))],
  ['frames of noise', 'ready', () => Buffer.from(noise())],
  ['FLAC that ends in its head', 'broken', () => flacOf(testTone(6)).subarray(0, 30)],
  [
    'FLAC of noise',
    'broken',
    () => Buffer.concat([flacOf(testTone(6)).subarray(0, 42), Buffer.alloc(3 * MEGABYTE, 0x5a)]),
  ],
  ['FLAC with a block beyond its end', 'broken', () => altered(flacOf(testTone(6)), 4, '\u0001\u00ff\u00ff\u00ff')],
  ['WAV that claims four gigabytes', 'ready', () => altered(wavOf(testTone(6)), 40, '\u00ff\u00ff\u00ff\u00ff')],
  ['WAV of 65,535 channels', 'otherFormat', () => altered(wavOf(testTone(6)), 22, '\u00ff\u00ff')],
  ['Ogg whose pages do not add up', 'broken', async () => altered(await vorbisOf(testTone(8)), 9000, 'XXXX')],
  ['Ogg that claims a year', 'tooLong', async () => lateOgg(await vorbisOf(testTone(8)))],
]

export const HOSTILE_FILES: readonly HostileFile[] = [
  ...DISGUISED.map(are(80, 'sound')),
  ...DRAWN.map(are(81, 'artwork')),
  ...PICTURES.map(are(82, 'artwork')),
  ...SOUNDS.map(are(82, 'sound')),
]
