import { tabIdOf } from '@musi/domain/tabs/tabTerms'
import { voucherTypedData } from '@musi/domain/tabs/tabVoucher'
import {
  encodeAbiParameters,
  hashTypedData,
  keccak256,
  parseAbiParameters,
  recoverTypedDataAddress,
  toBytes,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

const coinTabs = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const place = { chainId: 31_337, coinTabs } as const
const key = privateKeyToAccount(`0x${'5e'.repeat(32)}`)
const songId = `0x${'ab'.repeat(32)}` as const
const tabId = `0x${'cd'.repeat(32)}` as const
const message = {
  tabId,
  round: 3,
  lines: [
    { songId, plays: 2, amount: 5n },
    { songId: tabId, plays: 0, amount: 7n },
  ],
}

test('the id of a tab is the hash of its terms as Solidity encodes them', () => {
  const terms = {
    listener: key.address,
    keeper: coinTabs,
    token: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    key: coinTabs,
    expiresSeconds: 1_800_000_000n,
    noticeSeconds: 3600n,
    salt: songId,
  } as const
  const types = parseAbiParameters('address, address, address, address, uint40, uint32, bytes32')
  const { listener, keeper, token, expiresSeconds, noticeSeconds, salt } = terms
  const values = [listener, keeper, token, coinTabs, Number(expiresSeconds), Number(noticeSeconds), salt] as const
  expect(tabIdOf(terms)).toBe(keccak256(encodeAbiParameters(types, values)))
})

/** The digest by hand, from the words of EIP-712. */
function digestOf(content: `0x${string}`): `0x${string}` {
  const kind = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)'
  const types = parseAbiParameters('bytes32, bytes32, bytes32, uint256, address')
  const hashes = [kind, 'Musi Coin Tabs', '1'].map((text) => keccak256(toBytes(text)))
  const [first = '0x', name = '0x', version = '0x'] = hashes
  const separator = keccak256(encodeAbiParameters(types, [first, name, version, 31_337n, coinTabs]))
  return keccak256(`0x1901${separator.slice(2)}${content.slice(2)}`)
}

test('a voucher is hashed as the contract hashes it', () => {
  const lineKind = 'Line(bytes32 songId,uint32 plays,uint96 amount)'
  const lineTypes = parseAbiParameters('bytes32, bytes32, uint32, uint96')
  const lines = message.lines.map((line) =>
    keccak256(encodeAbiParameters(lineTypes, [keccak256(toBytes(lineKind)), line.songId, line.plays, line.amount])),
  )
  const kind = keccak256(toBytes(`Voucher(bytes32 tabId,uint24 round,Line[] lines)${lineKind}`))
  const all = keccak256(`0x${lines.map((hash) => hash.slice(2)).join('')}`)
  const types = parseAbiParameters('bytes32, bytes32, uint24, bytes32')
  const content = keccak256(encodeAbiParameters(types, [kind, tabId, 3, all]))
  expect(hashTypedData(voucherTypedData(place, message))).toBe(digestOf(content))
})

test('a voucher names its chain, contract, tab, round, songs, plays and amounts', async () => {
  const signature = await key.signTypedData(voucherTypedData(place, message))
  const signerOf = (changed: Partial<typeof message>, at: Partial<typeof place> | object = {}) =>
    recoverTypedDataAddress({ ...voucherTypedData({ ...place, ...at }, { ...message, ...changed }), signature })
  expect(await signerOf({})).toBe(key.address)
  const [first] = message.lines
  const others = [
    signerOf({ tabId: songId }),
    signerOf({ round: 4 }),
    signerOf({ lines: [] }),
    signerOf({ lines: [{ songId, plays: 2, amount: first?.amount ?? 0n }] }),
    signerOf({ lines: message.lines.toReversed() }),
    signerOf({}, { chainId: 1 }),
    signerOf({}, { coinTabs: key.address }),
  ]
  for (const signer of await Promise.all(others)) expect(signer).not.toBe(key.address)
})
