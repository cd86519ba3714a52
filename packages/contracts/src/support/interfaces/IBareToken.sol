// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title What the odd tokens have in common
/// @notice For tests and for a chain of our own only: these tokens misbehave as some real tokens do.
/// Each token declares transfer, transferFrom and approve itself, because their return types differ.
interface IBareToken {
    /// @notice One part of the supply.
    /// @param holder Who gets it.
    /// @param amount The amount, in the token's smallest unit.
    struct Allocation {
        address holder;
        uint256 amount;
    }

    /// @notice What the token is, the same for all of them.
    /// @param name Its name.
    /// @param symbol Its symbol.
    /// @param decimals How many decimal places a balance has.
    /// @param allocations The parts of the supply and their recipients.
    struct Plan {
        string name;
        string symbol;
        uint8 decimals;
        Allocation[] allocations;
    }

    /// @notice Tokens moved.
    /// @param from From whom.
    /// @param to To whom.
    /// @param value The amount.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice An allowance was set.
    /// @param owner Whose tokens.
    /// @param spender Who may spend them.
    /// @param value The amount.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The balance or the allowance is too small.
    /// @param available What is there.
    /// @param needed What was asked for.
    error TooLittle(uint256 available, uint256 needed);

    /// @notice The token's name.
    /// @return The name.
    function name() external view returns (string memory);

    /// @notice How many tokens there are.
    /// @return Their number, in the smallest unit.
    function totalSupply() external view returns (uint256);

    /// @notice What an account holds.
    /// @param account The account.
    /// @return How many, in the smallest unit.
    function balanceOf(address account) external view returns (uint256);

    /// @notice What a spender may still spend.
    /// @param owner Whose tokens.
    /// @param spender Who spends.
    /// @return How many, in the smallest unit.
    function allowance(address owner, address spender) external view returns (uint256);
}
