// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Makes calls as an account would, with reads before and after
/// @notice This contract is never deployed: a node is asked to put its code in the account's place for one call (a
/// state override), so every call comes from the account. The account's own code is put at 0xC0DE, which answers all
/// other calls.
interface IRehearser {
    /// @notice One call that the account would make.
    /// @param to The called contract.
    /// @param value The amount of native currency to send.
    /// @param data The call data.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /// @notice One read, made before and after the calls.
    /// @param from The contract to read from.
    /// @param data The call data of the read.
    struct Read {
        address from;
        bytes data;
    }

    /// @notice The result of a call.
    /// @param works True if the call succeeded.
    /// @param answer The returned data, or the reason why the call failed.
    struct Done {
        bool works;
        bytes answer;
    }

    /// @notice Reads, makes the calls until one fails, and reads again.
    /// @param calls The calls, in order.
    /// @param reads The reads; an empty answer means that a read failed.
    /// @return before The answers of the reads before the first call.
    /// @return done The results of the calls made; calls after a failed one are neither made nor listed.
    /// @return afterwards The answers of the reads after the last call.
    function rehearse(Call[] calldata calls, Read[] calldata reads)
        external
        returns (bytes[] memory before, Done[] memory done, bytes[] memory afterwards);
}
