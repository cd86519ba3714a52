import type { SwitchName } from '#platform/operator/switches.ts'
import type { Answer } from './answer.ts'
import type { Method, ServedRequest } from './servedRequest.ts'

/**
 * Callers a route serves. Pages of other sites are recognised by Origin and Sec-Fetch-Site.
 *
 * | | the app's page | programs | a link of another site | a wallet's extension | scripts of other sites |
 * |---|---|---|---|---|---|
 * | page | yes | | | | |
 * | ownOrigin | yes | yes | | | |
 * | wallets | yes | yes | | yes | |
 * | visitors | yes | yes | yes | | |
 * | anyOrigin | yes | yes | yes | yes | yes, and they carry no credentials |
 *
 * `monitors`: load balancers and supervisors, which call by IP address; any Host is accepted, but no page of another site.
 */
export type Audience = 'page' | 'ownOrigin' | 'wallets' | 'visitors' | 'anyOrigin' | 'monitors'

/** The limit per client; routes that reference the same object share it. */
export type ClientLimit = { atOnce: number; aMinute?: number }

/** One line of the route table. */
export type Route<Services> = {
  /** Parts between slashes: a literal word, `:name` for any one part, or `*` at the end for the rest. */
  path: string
  /** True if the other paths below its first folder belong to pages of the app. */
  isBesidePages?: boolean
  methods: readonly Method[]
  audience: Audience
  /** The longest body that is read; without it no body is read. */
  maxBodyBytes?: number
  perClient?: ClientLimit
  /** The switch with which an operator turns off its changes; reads are always answered. */
  switch?: SwitchName
  /** Creates the endpoint from the services it needs; called once. */
  endpoint: (services: Services) => Endpoint
}

export type Endpoint = (request: ServedRequest) => Answer | Promise<Answer>
