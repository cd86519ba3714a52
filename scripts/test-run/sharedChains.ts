// For the test runner: the test files of a process share chains, which are reverted after each file.
import { afterAll } from 'vitest'
import { restoreSharedChains } from '@musi/devchain/testing/testChain'

afterAll(restoreSharedChains)
