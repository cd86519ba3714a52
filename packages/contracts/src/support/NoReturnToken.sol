// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";

/// @title A token whose transfers and approvals return nothing
/// @notice Like USDT, the best known of such tokens.
contract NoReturnToken is BareToken {
    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) BareToken(plan) {}

    /// @notice Transfers tokens of the caller.
    /// @param to The recipient.
    /// @param value The amount.
    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    /// @notice Transfers tokens of another account, from the caller's allowance.
    /// @param from The account whose tokens are transferred.
    /// @param to The recipient.
    /// @param value The amount.
    function transferFrom(address from, address to, uint256 value) external {
        _spend(from, msg.sender, value);
        _move(from, to, value);
    }

    /// @notice Sets the amount of the caller's tokens that a spender may spend.
    /// @param spender The spender.
    /// @param value The amount.
    function approve(address spender, uint256 value) external {
        _allow(msg.sender, spender, value);
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
}
