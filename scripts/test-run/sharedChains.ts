// For the test runner: test files of a process share its chains, and none sees what another has done to them.
import { afterAll } from 'vitest'
import { restoreSharedChains } from '@musi/devchain/testing/testChain'

afterAll(restoreSharedChains)
