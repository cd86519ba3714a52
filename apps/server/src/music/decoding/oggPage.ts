import type { FileBytes } from './fileBytes.ts'

export type OggPage = {
  /** True if it begins with the rest of a packet from the previous page. */
  isContinued: boolean
  /** Sample position at the end of this page; null if no packet ends in it. */
  granule: number | null
  serial: number
  sequence: number
  /** Lengths of the packet segments; a packet continues after a segment of 255. */
  laces: Buffer
  bodyAt: number
  end: number
}

const HEAD = 27
const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24
  for (let bit = 0; bit < 8; bit += 1) value = (value & 0x80000000) === 0 ? value << 1 : (value << 1) ^ 0x04c11db7
  return value >>> 0
})

function crcOf(page: Buffer): number {
  let crc = 0
  for (let at = 0; at < page.length; at += 1) {
    // The checksum is computed with its own field set to zero.
    const byte = at > 21 && at < 26 ? 0 : (page[at] ?? 0)
    crc = ((crc << 8) ^ (CRC[(crc >>> 24) ^ byte] ?? 0)) >>> 0
  }
  return crc
}

/** Returns null if no page begins here, or the file ends within it. */
export function oggPage(file: FileBytes, at: number): OggPage | null {
  const head = Buffer.from(file.at(at, HEAD))
  if (head.length < HEAD || head.toString('latin1', 0, 5) !== 'OggS\0') return null
  const count = head[26] ?? 0
  const laces = Buffer.from(file.at(at + HEAD, count))
  const bodyAt = at + HEAD + count
  const end = bodyAt + laces.reduce((sum, each) => sum + each, 0)
  if (laces.length < count || end > file.size) return null
  const granule = head.readBigInt64LE(6)
  return {
    isContinued: ((head[5] ?? 0) & 1) !== 0,
    // Positions beyond any real song count as infinite.
    granule: granule < 0n ? null : Number(granule),
    serial: head.readUInt32LE(14),
    sequence: head.readUInt32LE(18),
    laces,
    bodyAt,
    end,
  }
}

/** The page with another number and a matching checksum; null if its checksum was wrong before. */
export function withSequenceNumber(file: FileBytes, at: number, { end }: OggPage, sequence: number): Buffer | null {
  const page = Buffer.from(file.at(at, end - at))
  if (page.readUInt32LE(22) !== crcOf(page)) return null
  if (page.readUInt32LE(18) === sequence) return page
  page.writeUInt32LE(sequence, 18)
  return sealed(page)
}

/** Updates the checksum of a modified page. */
export function sealed(page: Buffer): Buffer {
  page.writeUInt32LE(crcOf(page), 22)
  return page
}

const MAX_LACES = 255

/** Writes whole packets into as many pages as they need. A page in which no packet ends has position -1. */
export function pagesOf(packets: readonly Buffer[], serial: number, firstSequence: number, isFirst: boolean): Buffer[] {
  const pages: Buffer[] = []
  const laces = packets.flatMap((packet) => [
    ...Array.from({ length: Math.floor(packet.length / MAX_LACES) }, () => MAX_LACES),
    packet.length % MAX_LACES,
  ])
  const body = Buffer.concat(packets)
  for (let lace = 0, at = 0, isContinued = false; lace < laces.length;) {
    const own = laces.slice(lace, lace + MAX_LACES)
    const length = own.reduce((sum, each) => sum + each, 0)
    const page = Buffer.alloc(HEAD + own.length + length)
    page.write('OggS', 0, 'latin1')
    page[5] = (isContinued ? 1 : 0) | (isFirst && pages.length === 0 ? 2 : 0)
    page.writeBigInt64LE(own.some((each) => each < MAX_LACES) ? 0n : -1n, 6)
    page.writeUInt32LE(serial, 14)
    page.writeUInt32LE(firstSequence + pages.length, 18)
    page[26] = own.length
    page.set(own, HEAD)
    body.copy(page, HEAD + own.length, at, at + length)
    pages.push(sealed(page))
    lace += own.length
    at += length
    isContinued = own.at(-1) === MAX_LACES
  }
  return pages
}
