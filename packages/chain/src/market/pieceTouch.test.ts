import { encodeEventTopics, numberToHex, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { pieceTouch } from './pieceTouch.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event MetadataUpdate(uint256 tokenId)',
  'event MinterChanged(address indexed oldMinter, address indexed newMinter)',
])
const topicsOf = (...event: Parameters<typeof encodeEventTopics<typeof abi>>) =>
  encodeEventTopics<typeof abi>(...event) as `0x${string}`[]

it('an event of a collection names the piece to read again; an unknown event names the whole collection', () => {
  const from = { from: address, to: other, tokenId: 7n } as const
  const moved = topicsOf({ abi, eventName: 'Transfer', args: from })
  expect(pieceTouch({ address, topics: moved, data: '0x' })).toEqual({ kind: 'piece', collection: address, id: 7n })
  const changed = {
    address,
    topics: topicsOf({ abi, eventName: 'MetadataUpdate' }),
    data: numberToHex(9n, { size: 32 }),
  }
  expect(pieceTouch({ ...changed, address })).toEqual({ kind: 'piece', collection: address, id: 9n })
  const approved = topicsOf({ abi, eventName: 'Approval', args: { owner: address, approved: other, tokenId: 7n } })
  expect(pieceTouch({ address, topics: approved, data: '0x' })).toBeNull()
  const forAll = topicsOf({ abi, eventName: 'ApprovalForAll', args: { owner: address, operator: other } })
  expect(pieceTouch({ address, topics: forAll, data: '0x' })).toBeNull()
  const minter = topicsOf({ abi, eventName: 'MinterChanged', args: { oldMinter: address, newMinter: other } })
  for (const topics of [minter, [], [`0x${'ab'.repeat(32)}` as const]])
    expect(pieceTouch({ address, topics, data: '0x' })).toEqual({ kind: 'collection', collection: address })
})
