// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {BareToken} from "./BareToken.sol";

/// @title A token whose transfers and approvals return nothing
/// @notice Like USDT, the best known of such tokens.
contract NoReturnToken is BareToken {
    /// @param plan What the token is.
    constructor(Plan memory plan) BareToken(plan) {}

    /// @notice Gives tokens of the caller away.
    /// @param to Who gets them.
    /// @param value How many.
    function transfer(address to, uint256 value) external {
        _move(msg.sender, to, value);
    }

    /// @notice Gives tokens of another away, from the caller's allowance.
    /// @param from Whose tokens.
    /// @param to Who gets them.
    /// @param value How many.
    function transferFrom(address from, address to, uint256 value) external {
        _spend(from, msg.sender, value);
        _move(from, to, value);
    }

    /// @notice Sets what a spender may spend of the caller's tokens.
    /// @param spender Who may spend.
    /// @param value How many.
    function approve(address spender, uint256 value) external {
        _allow(msg.sender, spender, value);
    }

    /// @notice The token's symbol.
    /// @return The symbol.
    function symbol() external view returns (string memory) {
        return _symbol;
    }

    /// @notice How many decimal places a balance has.
    /// @return The number.
    function decimals() external view returns (uint8) {
        return DECIMALS;
    }
}
