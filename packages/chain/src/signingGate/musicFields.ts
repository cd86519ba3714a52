import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { zeroAddress, zeroHash } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'
import type { Call } from '../write.ts'
import { type CallFields, decodeExactly, noCurrency } from './decodeExactly.ts'

export function playSongFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  if (call?.functionName === 'play') {
    const [songId, maximumCost] = call.args
    return noCurrency(value, { songId, maximumCost, fan: null, permit: null })
  }
  if (call?.functionName === 'playFor') {
    const [songId, fan, maximumCost] = call.args
    return noCurrency(value, { songId, maximumCost, fan, permit: null })
  }
  if (call?.functionName !== 'playWithPermit') return null
  const [songId, maximumCost, allowed, deadlineSeconds] = call.args
  return noCurrency(value, { songId, maximumCost, fan: null, permit: { value: allowed, deadlineSeconds } })
}

/** The nonce is not shown: it only makes the song's id unique. */
export function registerSongFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  if (call?.functionName !== 'register') return null
  const [, token, cost, opensAt, payees, contentHash] = call.args
  return noCurrency(value, { token, cost, opensAtSeconds: opensAt === 0n ? null : opensAt, payees, contentHash })
}

export function replacePayeeFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  if (call?.functionName !== 'replacePayee') return null
  const [songId, payee] = call.args
  return noCurrency(value, { songId, payee })
}

export function collectOwedShareFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  if (call?.functionName !== 'collectOwed') return null
  const [token, recipient] = call.args
  return noCurrency(value, { token, recipient })
}

export function retireSongFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  return call?.functionName === 'retire' ? noCurrency(value, { songId: call.args[0] }) : null
}

export function changeSongCostFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(jukeboxAbi, data)
  if (call?.functionName !== 'changeCost') return null
  const [songId, cost] = call.args
  return noCurrency(value, { songId, cost })
}

export function createArtistTokenFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(artistTokenFactoryAbi, data)
  if (call?.functionName !== 'createToken') return null
  const [name, symbol, owner] = call.args
  return noCurrency(value, { name, symbol, owner })
}

export function mintDropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(musicNftAbi, data)
  if (call?.functionName !== 'mint') return null
  const [recipient, uri, releaseDate, receiver, shareBps] = call.args
  const royalty = receiver === zeroAddress ? null : { receiver, shareBps: Number(shareBps) }
  return noCurrency(value, { recipient, uri, releaseDateSeconds: releaseDate === 0n ? null : releaseDate, royalty })
}

export function approveDropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(musicNftAbi, data)
  if (call?.functionName !== 'approve') return null
  const [spender, tokenId] = call.args
  return noCurrency(value, { tokenId, spender })
}

/** The order's parameters, and the attached native currency as the amount. Conduits are not accepted. */
export function buyDropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(seaportAbi, data)
  if (call?.functionName !== 'fulfillOrder') return null
  const [{ parameters }, conduitKey] = call.args
  return conduitKey === zeroHash ? { order: parameters, amount: value } : null
}

export function listDropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(seaportAbi, data)
  if (call?.functionName !== 'validate') return null
  const [first, ...others] = call.args[0]
  return first === undefined || others.length > 0 ? null : noCurrency(value, { order: first.parameters })
}

export function cancelDropFields({ data, value }: Call): CallFields | null {
  const call = decodeExactly(seaportAbi, data)
  if (call?.functionName !== 'cancel') return null
  const [first, ...others] = call.args[0]
  return first === undefined || others.length > 0 ? null : noCurrency(value, { order: first })
}
