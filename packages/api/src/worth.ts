import * as z from 'zod/mini'
import { amount, hexAddress, indexPage, seconds } from './indexPage.ts'

z.config({ jitless: true })

/** How many seconds lie between two points. */
export const WORTH_STEPS = [3600, 86_400] as const
export type WorthStep = (typeof WORTH_STEPS)[number]

/** What an account had of one of the tokens whose transfers are followed. */
const Holding = z.object({
  token: hexAddress,
  /** Of a pair's shares, those that earn rewards included. */
  amount,
  /** By the pools of that block; null: no pool leads to a dollar. */
  dollars: z.nullable(z.number()),
})

/** What an account had at one moment of the tokens that the history follows. */
export const WorthPoint = z.object({
  timeSeconds: seconds,
  /** The newest block of that moment. */
  block: z.int(),
  holdings: z.array(Holding),
})
export type WorthPoint = z.infer<typeof WorthPoint>

/** What GET /api/worth answers: newest first. */
export const Worth = indexPage(WorthPoint)
export type Worth = z.infer<typeof Worth>

export const WORTH_PATH = '/api/worth'
