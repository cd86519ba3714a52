// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";

/// @title A token whose transfers fail in a configurable way
/// @notice Approving works, so that the failure happens in the transfer itself.
contract FailingToken is BareToken {
    /// @notice The ways to fail.
    enum Way {
        ReturnsFalse,
        RevertsWithoutData,
        ReturnsTwoMegabytes,
        RevertsWithTwoMegabytes
    }

    uint256 private constant TWO_MEGABYTES = 2 * 1024 * 1024;
    Way private immutable WAY;

    /// @param plan The token's name, symbol, decimals and allocations.
    /// @param way The way in which its transfers fail.
    constructor(Plan memory plan, Way way) BareToken(plan) {
        WAY = way;
    }

    /// @notice Fails, or moves nothing and returns two megabytes that begin with true.
    /// @return False, if it returns at all.
    function transfer(address, uint256) external view returns (bool) {
        return _fail();
    }

    /// @notice Fails, or moves nothing and returns two megabytes that begin with true.
    /// @return False, if it returns at all.
    function transferFrom(address, address, uint256) external view returns (bool) {
        return _fail();
    }

    /// @notice Sets the amount of the caller's tokens that a spender may spend.
    /// @param spender The spender.
    /// @param value The amount.
    /// @return Always true.
    function approve(address spender, uint256 value) external returns (bool) {
        _allow(msg.sender, spender, value);
        return true;
    }

    /// @notice The token's symbol.
    /// @return The symbol.
    function symbol() external view returns (string memory) {
        return _symbol;
    }

    /// @notice The number of decimals of a balance.
    /// @return The number.
    function decimals() external view returns (uint8) {
        return DECIMALS;
    }

    function _fail() private view returns (bool) {
        if (WAY == Way.ReturnsFalse) return false;
        bool reverts = WAY != Way.ReturnsTwoMegabytes;
        uint256 size = WAY == Way.RevertsWithoutData ? 0 : TWO_MEGABYTES;
        // The two megabytes need not be written: memory that was never touched is zero.
        // solhint-disable-next-line no-inline-assembly
        assembly {
            mstore(0x00, 1)
            if reverts { revert(0x00, size) }
            return(0x00, size)
        }
    }
}
