// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";

/// @title A base for odd tokens whose functions return what the standard says
/// @notice Only the behaviour of balances, allowances or transfers is odd.
abstract contract PlainToken is BareToken {
    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) BareToken(plan) {}

    /// @notice Transfers tokens of the caller.
    /// @param to The recipient.
    /// @param value The amount.
    /// @return Always true.
    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    /// @notice Transfers tokens of another account, from the caller's allowance.
    /// @param from The account whose tokens are transferred.
    /// @param to The recipient.
    /// @param value The amount.
    /// @return Always true.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _spend(from, msg.sender, value);
        _move(from, to, value);
        return true;
    }

    /// @notice Sets the amount of the caller's tokens that a spender may spend.
    /// @param spender The spender.
    /// @param value The amount.
    /// @return Always true.
    function approve(address spender, uint256 value) external returns (bool) {
        _allow(msg.sender, spender, value);
        return true;
    }

    /// @notice The number of decimals of a balance.
    /// @return The number.
    function decimals() external view virtual returns (uint8) {
        return DECIMALS;
    }
}
