import { type Directory, directory } from '@musi/chain/explain/directory'
import { config } from '#platform/page/config/config.ts'
import { perVisit } from '#platform/page/visit/visit.ts'

/** Directory of names from the page's configuration. */
export const addressDirectory = perVisit((): Directory => directory(config()))
