import { EMBEDDED_CHAIN_ID } from '@musi/chain/chains/chainTable'
import { type Destination, type UrlLocation, redirect } from '@musi/domain/url/redirect'
import { config } from '../config/config.ts'

/** The page a location leads to, on this chain. */
export const destination = (location: UrlLocation): Destination =>
  redirect(location, { explorer: config().chainId === EMBEDDED_CHAIN_ID })
