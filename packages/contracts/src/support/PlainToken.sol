// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";

/// @title The usual face of an odd token: everything returns what the standard says
/// @notice The base of the odd tokens whose return values are normal.
abstract contract PlainToken is BareToken {
    /// @param plan What the token is.
    constructor(Plan memory plan) BareToken(plan) {}

    /// @notice Gives tokens of the caller away.
    /// @param to Who gets them.
    /// @param value How many.
    /// @return Always true.
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    /// @notice Gives tokens of another away, from the caller's allowance.
    /// @param from Whose tokens.
    /// @param to Who gets them.
    /// @param value How many.
    /// @return Always true.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, msg.sender, value);
        _move(from, to, value);
        return true;
    }

    /// @notice Sets what a spender may spend of the caller's tokens.
    /// @param spender Who may spend.
    /// @param value How many.
    /// @return Always true.
    function approve(address spender, uint256 value) external returns (bool) {
        _allow(msg.sender, spender, value);
        return true;
    }

    /// @notice How many decimal places a balance has.
    /// @return The number.
    function decimals() external view virtual returns (uint8) {
        return DECIMALS;
    }
}
