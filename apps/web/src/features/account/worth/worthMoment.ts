import { WorthPoint } from '@musi/api/history/worth'
import * as v from 'valibot'

/** An account's holdings at one moment. */
export const WorthMoment = v.omit(WorthPoint, ['block'])
export type WorthMoment = v.InferOutput<typeof WorthMoment>
