// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {PlainToken} from "./PlainToken.sol";

/// @title A token whose symbol is 32 bytes instead of a string
/// @notice The oldest tokens have such a symbol.
contract Bytes32SymbolToken is PlainToken {
    /// @param plan The token's name, symbol, decimals and allocations; the symbol is cut after 32 bytes.
    constructor(Plan memory plan) PlainToken(plan) {}

    /// @notice The token's symbol.
    /// @return The symbol, filled up with zero bytes.
    function symbol() external view returns (bytes32) {
        // Truncation is intended.
        // forge-lint: disable-next-line(unsafe-typecast)
        return bytes32(bytes(_symbol));
    }
}
