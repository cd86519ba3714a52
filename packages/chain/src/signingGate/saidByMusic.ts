import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { jukeboxAbi } from '@musi/contracts/abi/jukebox'
import { musicNftAbi } from '@musi/contracts/abi/musicNft'
import { zeroAddress, zeroHash } from 'viem'
import { seaportAbi } from '../abi/seaport.ts'
import type { Call } from '../write.ts'
import { type Said, decoded, noCurrency } from './decoded.ts'

export function saidByPlaySong({ data, value }: Call): Said | null {
  const call = decoded(jukeboxAbi, data)
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

/** The number that tells an artist's songs apart is not shown: it only makes the song's id. */
export function saidByRegisterSong({ data, value }: Call): Said | null {
  const call = decoded(jukeboxAbi, data)
  if (call?.functionName !== 'register') return null
  const [, token, cost, payees, contentHash] = call.args
  return noCurrency(value, { token, cost, payees, contentHash })
}

export function saidByRetireSong({ data, value }: Call): Said | null {
  const call = decoded(jukeboxAbi, data)
  return call?.functionName === 'retire' ? noCurrency(value, { songId: call.args[0] }) : null
}

export function saidByChangeSongCost({ data, value }: Call): Said | null {
  const call = decoded(jukeboxAbi, data)
  if (call?.functionName !== 'changeCost') return null
  const [songId, cost] = call.args
  return noCurrency(value, { songId, cost })
}

export function saidByCreateArtistToken({ data, value }: Call): Said | null {
  const call = decoded(artistTokenFactoryAbi, data)
  if (call?.functionName !== 'createToken') return null
  const [name, symbol, owner] = call.args
  return noCurrency(value, { name, symbol, owner })
}

export function saidByMintDrop({ data, value }: Call): Said | null {
  const call = decoded(musicNftAbi, data)
  if (call?.functionName !== 'mint') return null
  const [recipient, uri, releaseDate, receiver, shareBps] = call.args
  const royalty = receiver === zeroAddress ? null : { receiver, shareBps: Number(shareBps) }
  return noCurrency(value, { recipient, uri, releaseDateSeconds: releaseDate === 0n ? null : releaseDate, royalty })
}

export function saidByApproveDrop({ data, value }: Call): Said | null {
  const call = decoded(musicNftAbi, data)
  if (call?.functionName !== 'approve') return null
  const [spender, tokenId] = call.args
  return noCurrency(value, { tokenId, spender })
}

/** The order's parts, and the currency that goes along as the amount; no conduit of anybody's. */
export function saidByBuyDrop({ data, value }: Call): Said | null {
  const call = decoded(seaportAbi, data)
  if (call?.functionName !== 'fulfillOrder') return null
  const [{ parameters }, conduitKey] = call.args
  return conduitKey === zeroHash ? { order: parameters, amount: value } : null
}

export function saidByListDrop({ data, value }: Call): Said | null {
  const call = decoded(seaportAbi, data)
  if (call?.functionName !== 'validate') return null
  const [first, ...others] = call.args[0]
  return first === undefined || others.length > 0 ? null : noCurrency(value, { order: first.parameters })
}

export function saidByCancelDrop({ data, value }: Call): Said | null {
  const call = decoded(seaportAbi, data)
  if (call?.functionName !== 'cancel') return null
  const [first, ...others] = call.args[0]
  return first === undefined || others.length > 0 ? null : noCurrency(value, { order: first })
}
