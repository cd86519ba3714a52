// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// @title An odd token whose symbol is a string
/// @notice The symbol is as in the standard; other functions are not.
abstract contract NamedToken is PlainToken {
    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) PlainToken(plan) {}

    /// @notice The token's symbol.
    /// @return The symbol.
    function symbol() external view returns (string memory) {
        return _symbol;
    }
}
