import { decode, encode, getCodec } from '@ensdomains/content-hash'
import { bytesToHex } from '@noble/hashes/utils.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentHash, contentId } from '../content/contentId.ts'
import { blockFits, cidText, cidV1Text, isRaw, parseCid } from '../content/cid.ts'
import { contentHashUri } from './contentHashUri.ts'
import { fromBase32, fromBase58, toBase32, toBase58 } from '../content/textBases.ts'

const TREE = '0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f'
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a content hash', () => {
  it('of IPFS is ipfs:// with the multihash in base58', () => {
    expect(contentHashUri(TREE)).toEqual({
      ok: true,
      kind: 'ipfs',
      content: 'QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4',
    })
    expect(contentHashUri(TREE.toUpperCase().replace('0X', '0x'))).toEqual(contentHashUri(TREE))
  })
  it('of a single block keeps its codec, because the multihash alone would name other content', () => {
    expect(contentHashUri(contentHash(bytes('hello')))).toEqual({
      ok: true,
      kind: 'ipfs',
      content: contentId(bytes('hello')),
    })
  })
  it('of IPNS by a name is ipns:// with the name', () => {
    expect(contentHashUri('0xe5010170000f6170702e756e69737761702e6f7267')).toEqual({
      ok: true,
      kind: 'ipns',
      content: 'app.uniswap.org',
    })
  })
  it('of IPNS by a key is ipns:// with the multihash in base58', () => {
    const key = 'QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4'
    expect(contentHashUri(TREE.replace('e3010170', 'e5010172'))).toEqual({ ok: true, kind: 'ipns', content: key })
  })
  it.each([
    ['swarm-ns', '0xe40101fa011b20d1de9994b4d039f6548d191eb26786769f580809256b4685ef316805265ea162'],
    ['onion', '0xbc037a716b746c776934666563766f367269'],
    ['onion3', '0xbd037035336c66353771'],
    ['skynet-ns', '0x90b2c60508004007fd43b74149b31aacbbf2784e874d09b086bed15fd54cacff7120cce95372'],
    ['arweave-ns', '0x90b2ca05cacd'],
  ])('case 101: of another codec is refused with the codec’s name: %s', (codec, hash) => {
    expect(contentHashUri(hash)).toEqual({ ok: false, reason: { kind: 'codec', codec } })
    // The codec table ends some names in "-ns", which the published package leaves out.
    expect(getCodec(hash)).toBe(codec.replace('-ns', ''))
  })
  it('case 101: of an unnamed codec is refused with its number', () => {
    const codecOf = (hash: string) => contentHashUri(hash)
    expect(codecOf('0x9a3400')).toEqual({ ok: false, reason: { kind: 'codec', codec: '0x1a1a' } })
    expect(codecOf(`0x${bytesToHex(bytes('http://lists.example'))}`)).toEqual({
      ok: false,
      reason: { kind: 'codec', codec: '0x68' },
    })
  })
  it('longer than any record is refused without decoding', () => {
    const long = (bytesBehind: number) => contentHashUri(`0x9a34${'00'.repeat(bytesBehind)}`)
    expect(long(298)).toEqual({ ok: false, reason: { kind: 'codec', codec: '0x1a1a' } })
    expect(long(299)).toEqual({ ok: false, reason: { kind: 'malformed' } })
  })
  it.each([
    '',
    '0x',
    '0xe3',
    '0xe301',
    '0xe30101',
    '0xe301017012',
    TREE.slice(0, -2),
    `${TREE}00`,
    `${TREE}0`,
    TREE.slice(2),
    '0xe301027012202020',
    '0xffffffffff',
    '0x8180808001',
    '0x8100',
    `0xe5010170000f${'2f'.repeat(15)}`,
    `0xe5010170000f${'20'.repeat(15)}`,
    `0xe301${'00'.repeat(100_000)}`,
    'http://lists.example',
  ])('case 101: is refused if it is malformed: %.60s', (hash) => {
    expect(contentHashUri(hash)).toEqual({ ok: false, reason: { kind: 'malformed' } })
  })

  it('is translated as by the published package', () => {
    const digest = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(digest, fc.constantFrom('7012', '5512'), (hash, codec) => {
        const record = `0xe30101${codec}20${bytesToHex(hash)}`
        const uri = contentHashUri(record)
        const cid = uri.ok ? parseCid(uri.content) : null
        // The encoder writes version 1 in base32 for every codec.
        expect(cid && cidV1Text(cid)).toBe(decode(record))
        expect(`0x${encode('ipfs', decode(record)).replace('0x', '')}`).toBe(record)
      }),
    )
  })
})

describe('a content id', () => {
  it('case 100: verifies a single block, and each block of a tree', () => {
    const content = bytes('{"name":"My List"}')
    const changedContent = bytes('{"name":"My Lost"}')
    const cid = parseCid(contentId(content))
    if (!cid) throw new Error('This is an id.')
    expect([isRaw(cid), blockFits(cid, content), blockFits(cid, changedContent)]).toEqual([true, true, false])
    const tree = parseCid(toBase58(cid.multihash))
    if (!tree) throw new Error('This is an id, too.')
    expect([isRaw(tree), blockFits(tree, content), blockFits(tree, changedContent)]).toEqual([false, true, false])
    expect(blockFits({ ...cid, hashCode: 0x13 }, content)).toBeNull()
    expect(blockFits({ ...cid, hashCode: 0, digest: content }, content)).toBe(true)
  })
  it('is read in base58 and base32, version 0 and 1', () => {
    const zero = 'QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4'
    const one = 'bafybeibj6lixxzqtsb45ysdjnupvqkufgdvzqbnvmhw2kf7cfkesy7r7d4'
    for (const text of [zero, one]) {
      const cid = parseCid(text)
      expect(cid && [cidText(cid), cidV1Text(cid)]).toEqual([zero, one])
    }
    const bytesOfOne = Uint8Array.of(1, 0x70, ...(parseCid(zero)?.multihash ?? []))
    expect(parseCid(`z${toBase58(bytesOfOne)}`)).toEqual(parseCid(one))
  })
  it.each([
    '',
    'b',
    'z',
    'Qm',
    'Qm0',
    'bafy0',
    'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvykv',
    'k51q',
    'b'.repeat(10_000),
  ])('is not parsed from %.60j', (text) => {
    expect(parseCid(text)).toBeNull()
  })
  it('has text encodings that decode to the same bytes, with leading zeros', () => {
    expect([toBase58(Uint8Array.of(0, 0, 1)), toBase58(Uint8Array.of()), toBase32(Uint8Array.of(0))]).toEqual([
      '112',
      '',
      'aa',
    ])
    const zeros = fc.tuple(fc.nat(3), fc.uint8Array({ maxLength: 40 }))
    fc.assert(
      fc.property(zeros, ([count, rest]) => {
        const bytes = Uint8Array.from([...new Uint8Array(count), ...rest])
        expect([fromBase58(toBase58(bytes)), fromBase32(toBase32(bytes))]).toEqual([bytes, bytes])
      }),
    )
    expect([fromBase58('0'), fromBase58('I'), fromBase32('1'), fromBase32('ab'), fromBase32('aaa')]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
  it('is parsed back from its text', () => {
    const anyBytes = fc.uint8Array({ minLength: 0, maxLength: 80 })
    fc.assert(
      fc.property(anyBytes, fc.nat(0x1fff), (digest, codec) => {
        const multihash = Uint8Array.of(0x12, digest.length, ...digest)
        const cid = parseCid(cidV1Text({ codec, hashCode: 0x12, digest, multihash }))
        expect(cid).toEqual({ codec, hashCode: 0x12, digest, multihash })
        expect(parseCid(`b${toBase32(Uint8Array.of(2, ...multihash))}`)).toBeNull()
      }),
    )
  })
})
