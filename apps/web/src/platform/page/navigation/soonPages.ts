import type { PageName } from '@musi/domain/url/page'
import { createContext } from 'react'

/** True if a page still shows its placeholder; answered by the app's route table (spec: routes.soon). */
export const SoonPages = createContext<(name: PageName) => boolean>(() => false)
