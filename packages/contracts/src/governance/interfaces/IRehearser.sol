// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Tries out what an account would do, and reads before and after
/// @notice It is never deployed: a node is asked to put its code in the account's place for one call (a state override), so every
/// call comes from the account. The account's own code is put at 0xC0DE, and answers whatever is not asked of the rehearser.
interface IRehearser {
    /// @notice One call that the account would make.
    /// @param to Whom to call.
    /// @param value How much native currency to send along.
    /// @param data What to call it with.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice What is read before and after.
    /// @param from Whom to ask.
    /// @param data What to ask.
    struct Read {
        address from;
        bytes data;
    }

    /// @notice How a call ended.
    /// @param works Whether it succeeded.
    /// @param answer What it returned, or the reason why it failed.
    struct Done {
        bool works;
        bytes answer;
    }

    /// @notice Reads, makes the calls until one fails, and reads again.
    /// @param calls The calls, in their order.
    /// @param reads What to read; an empty answer means that it failed.
    /// @return before What was read before the first call.
    /// @return done How the calls ended; those after one that failed are not made, and not told of.
    /// @return afterwards What was read after the last.
    function rehearse(Call[] calldata calls, Read[] calldata reads)
        external
        returns (bytes[] memory before, Done[] memory done, bytes[] memory afterwards);
}
